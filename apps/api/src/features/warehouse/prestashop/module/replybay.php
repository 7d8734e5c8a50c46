<?php
/**
 * Tells the Replybay warehouse what happens in the shop. What can't be told at once waits in a table and is told with what
 * comes next; Replybay handles each event once, however often it is told.
 */
if (!defined('_PS_VERSION_')) {
    exit;
}

class Replybay extends Module
{
    const MOST_AT_ONCE = 50;
    const TIMEOUT_S = 4;

    public function __construct()
    {
        $this->name = 'replybay';
        $this->tab = 'shipping_logistics';
        $this->version = '1.1.1';
        $this->author = 'Replybay';
        $this->need_instance = 0;
        $this->ps_versions_compliancy = array('min' => '1.7.0.0', 'max' => '9.99.99');
        parent::__construct();
        $this->displayName = 'Replybay';
        $this->description = 'Tells the Replybay warehouse of new orders, canceled orders and stock.';
    }

    public function install()
    {
        return parent::install()
            && Db::getInstance()->execute(
                'CREATE TABLE IF NOT EXISTS `' . _DB_PREFIX_ . 'replybay_outbox` (
                    `id` INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
                    `event` LONGTEXT NOT NULL
                ) ENGINE=' . _MYSQL_ENGINE_ . ' DEFAULT CHARSET=utf8mb4'
            )
            && $this->registerHook('actionValidateOrder')
            && $this->registerHook('actionOrderStatusPostUpdate')
            && $this->registerHook('actionUpdateQuantity');
    }

    public function uninstall()
    {
        return Db::getInstance()->execute('DROP TABLE IF EXISTS `' . _DB_PREFIX_ . 'replybay_outbox`')
            && parent::uninstall();
    }

    public function hookActionValidateOrder($params)
    {
        $order = $params['order'];
        $this->tell(array('id' => 'order-' . (int) $order->id, 'kind' => 'order', 'order' => $this->describe($order)));
    }

    public function hookActionOrderStatusPostUpdate($params)
    {
        if ((int) $params['newOrderStatus']->id !== (int) Configuration::get('PS_OS_CANCELED')) {
            return;
        }
        $order = new Order((int) $params['id_order']);
        $this->tell(array(
            'id' => 'canceled-' . (int) $order->id,
            'kind' => 'order-canceled',
            'orderNumber' => $order->reference,
        ));
    }

    public function hookActionUpdateQuantity($params)
    {
        $productId = (int) $params['id_product'];
        $attributeId = isset($params['id_product_attribute']) ? (int) $params['id_product_attribute'] : 0;
        $product = new Product($productId, false, (int) Configuration::get('PS_LANG_DEFAULT'));
        $reference = $product->reference;
        if ($attributeId > 0) {
            $combination = new Combination($attributeId);
            $reference = $combination->reference ?: $reference;
        }
        if (!$reference) {
            return;
        }
        $this->tell(array(
            'id' => 'stock-' . $productId . '-' . $attributeId . '-' . str_replace('.', '', (string) microtime(true)),
            'kind' => 'stock',
            'article' => array(
                'SKU' => Tools::substr($reference, 0, 64),
                'quantity' => max(0, (int) $params['quantity']),
                'name' => Tools::substr((string) $product->name, 0, 300),
            ),
        ));
    }

    private function describe($order)
    {
        $address = new Address((int) $order->id_address_delivery);
        $customer = new Customer((int) $order->id_customer);
        $currency = new Currency((int) $order->id_currency);
        $carrier = new Carrier((int) $order->id_carrier, (int) $order->id_lang);
        $format = new NumberFormatter('en@currency=' . $currency->iso_code, NumberFormatter::CURRENCY);
        $units = pow(10, $format->getAttribute(NumberFormatter::FRACTION_DIGITS));
        $items = array();
        foreach ($order->getProducts() as $line) {
            $items[] = array(
                'SKU' => Tools::substr($line['product_reference'] ?: 'P-' . (int) $line['product_id'], 0, 64),
                'quantity' => max(1, (int) $line['product_quantity']),
                'name' => Tools::substr($line['product_name'], 0, 300),
                'price' => max(0, (int) round($line['unit_price_tax_incl'] * $units)),
                'taxRate' => max(0, (int) round((float) $line['tax_rate'] * 100)),
            );
        }
        $described = array(
            'number' => $order->reference,
            'createdAt' => gmdate('Y-m-d\TH:i:s.000\Z', strtotime($order->date_add)),
            'currency' => $currency->iso_code,
            'carrier' => Tools::substr((string) $carrier->name, 0, 100),
            'customer' => array_filter(array(
                'name' => Tools::substr(trim($address->firstname . ' ' . $address->lastname), 0, 200),
                'line1' => Tools::substr((string) $address->address1, 0, 200),
                'line2' => Tools::substr((string) $address->address2, 0, 200),
                'postalCode' => Tools::substr((string) $address->postcode, 0, 20),
                'city' => Tools::substr((string) $address->city, 0, 120),
                'country' => Country::getIsoById((int) $address->id_country),
                'email' => Tools::substr((string) $customer->email, 0, 254),
                'phone' => Tools::substr((string) ($address->phone_mobile ?: $address->phone), 0, 40),
            )),
            'items' => $items,
        );
        $languages = array('en' => 'en-US', 'fr' => 'fr-FR', 'es' => 'es-ES');
        $language = Language::getIsoById((int) $order->id_lang);
        if (isset($languages[$language])) {
            $described['language'] = $languages[$language];
        }
        return $described;
    }

    /** Never in the way of the shop: what fails here is told later. */
    private function tell(array $event)
    {
        try {
            Db::getInstance()->insert('replybay_outbox', array('event' => pSQL(json_encode($event), true)));
            $this->sendWaiting();
        } catch (Exception $exception) {
            PrestaShopLogger::addLog('Replybay: ' . $exception->getMessage(), 2);
        }
    }

    private function sendWaiting()
    {
        $rows = Db::getInstance()->executeS(
            'SELECT `id`, `event` FROM `' . _DB_PREFIX_ . 'replybay_outbox` ORDER BY `id` LIMIT ' . self::MOST_AT_ONCE
        );
        if (!$rows) {
            return;
        }
        $events = array();
        foreach ($rows as $row) {
            $events[] = json_decode($row['event'], true);
        }
        if ($this->post($events)) {
            $last = end($rows);
            Db::getInstance()->delete('replybay_outbox', '`id` <= ' . (int) $last['id']);
        }
    }

    private function post(array $events)
    {
        $settings = include dirname(__FILE__) . '/settings.php';
        $body = json_encode(array('token' => $settings['token'], 'events' => $events));
        $headers = array('Content-Type: application/json');
        if (isset($settings['secret'])) {
            $headers[] = 'X-Replybay-Signature: sha256=' . hash_hmac('sha256', $body, $settings['secret']);
        }
        $call = curl_init($settings['address']);
        curl_setopt_array($call, array(
            CURLOPT_POST => true,
            CURLOPT_POSTFIELDS => $body,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_CONNECTTIMEOUT => self::TIMEOUT_S,
            CURLOPT_TIMEOUT => self::TIMEOUT_S,
        ));
        curl_exec($call);
        $status = (int) curl_getinfo($call, CURLINFO_HTTP_CODE);
        curl_close($call);
        return $status === 202;
    }
}
